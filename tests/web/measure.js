// What is wrong with the table as it is shown, and the part of the window that its board has
({text, drawn, target, narrow}) => {
  const faults = [];
  const table = document.querySelector('.table, .screen');
  const board = document.querySelector('main.board');
  const shown = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const name = e => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40);
  const round = r => `${Math.round(r.width)}x${Math.round(r.height)}`;
  const inside = (r, o) => r.left >= o.left - 1 && r.right <= o.right + 1
    && r.top >= o.top - 1 && r.bottom <= o.bottom + 1;
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const window_ = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};

  // The page itself never scrolls.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth} px wide`);
  if (root.scrollHeight > innerHeight) faults.push(`${root.scrollHeight} px high`);

  // Question, hand, players and board are in sight, whole, and none covers another.
  const parts = ['[data-testid=prompt]', '.hand', '.players', 'main.board']
    .map(part => [part, document.querySelector(part)]).filter(([, e]) => e && shown(e));
  // A big screen has more to read beside the board.
  for (const e of document.querySelectorAll('.screen .rest > :not(.players)')) parts.push([e.className, e]);
  for (const [part, e] of parts)
    if (!inside(e.getBoundingClientRect(), window_)) faults.push(`${part} sticks out`);
  for (const [i, [one, a]] of parts.entries())
    for (const [other, b] of parts.slice(i + 1))
      if (!apart(a.getBoundingClientRect(), b.getBoundingClientRect()))
        faults.push(`${one} and ${other} overlap`);

  // Nothing that is asked or can be done is scrolled away, or cut off; the board may pan.
  for (const e of table.querySelectorAll('.players, .players *, footer, footer *')) {
    if (!shown(e) || e.closest('svg, .visually-hidden') || e.clientHeight < 2) continue;
    const {overflowX, overflowY, textOverflow, textIndent} = getComputedStyle(e);
    if (overflowY !== 'visible' && textOverflow !== 'ellipsis' && e.scrollHeight > e.clientHeight + 1)
      faults.push(`${e.className} scrolls: ${e.scrollHeight} > ${e.clientHeight}`);
    // Text that is indented out of sight is meant for the ear.
    if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && textIndent === '0px' && e.scrollWidth > e.clientWidth + 1)
      faults.push(`${e.className} scrolls sideways`);
  }

  // Text
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(e) || e.closest('.visually-hidden, title, dialog, aside, h1'))
      continue;
    const inDrawing = e instanceof SVGGraphicsElement;
    const size = parseFloat(getComputedStyle(e).fontSize) * (inDrawing ? e.getScreenCTM().a : 1);
    if (size < (inDrawing ? drawn : text) - 0.05) small.add(`"${walker.currentNode.data.trim().slice(0, 30)}": ${size.toFixed(1)} px`);
  }
  if (small.size) faults.push(`small text: ${[...small].slice(0, 8).join(', ')}`);

  // Targets: large enough, in sight, and none under another.
  const grown = e => {
    const r = e.getBoundingClientRect();
    const after = getComputedStyle(e, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return r;
    const [t, rt, b, l] = ['top', 'right', 'bottom', 'left'].map(side => parseFloat(after[side]) || 0);
    return {left: r.left + l, right: r.right - rt, top: r.top + t, bottom: r.bottom - b,
      width: r.width - l - rt, height: r.height - t - b};
  };
  const SOME = 'button, a[href], [role=button], input, select, summary';
  const own = board.getBoundingClientRect();
  const lit = [...board.querySelectorAll(SOME)].filter(e => shown(e) && !e.closest('.veil'));
  const others = [...table.querySelectorAll(SOME)]
    .filter(e => shown(e) && !e.closest('main.board, aside, dialog, .visually-hidden'));
  for (const e of [...lit, ...others]) {
    const r = grown(e);
    if (!r.width) continue;
    const least = lit.includes(e) ? narrow : target;
    if (r.width < least - 0.5 || r.height < target - 0.5) faults.push(`target ${name(e)}: ${round(r)}`);
  }
  const rects = lit.map(e => [e, e.getBoundingClientRect()]);
  for (const [i, [one, a]] of rects.entries())
    for (const [other, b] of rects.slice(i + 1))
      if (!apart(a, b) && !one.contains(other) && !other.contains(one)) faults.push(`${name(one)} and ${name(other)} overlap`);
  if (lit.length && !rects.some(([, r]) => inside(r, own))) faults.push('nothing that can be chosen is in sight');

  // The smallest rectangle round the things of the board, without its ground
  let box = null;
  for (const e of board.querySelectorAll('svg *, [data-thing]')) {
    if (e instanceof SVGGElement || !shown(e) || e.closest('defs, title, [data-ground], .veil')) continue;
    const r = e.getBoundingClientRect();
    if (!r.width && !r.height) continue;
    box ??= {left: r.left, top: r.top, right: r.right, bottom: r.bottom};
    box = {left: Math.min(box.left, r.left), top: Math.min(box.top, r.top),
      right: Math.max(box.right, r.right), bottom: Math.max(box.bottom, r.bottom)};
  }
  const span = (from, to, least, most) => Math.max(0, Math.min(to, most) - Math.max(from, least));
  const share = box ? span(box.left, box.right, own.left, own.right)
    * span(box.top, box.bottom, own.top, own.bottom) / (innerWidth * innerHeight) : 0;
  return {faults: [...new Set(faults)].slice(0, 20), share};
}
