// Day or night as it was chosen in the app; a menu that is open where there is room for it; and what
// can be scrolled can be reached by the keyboard.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("makeda.theme") ?? '"auto"');
    if (theme !== "auto") document.documentElement.dataset.theme = theme;
  } catch {
    // Nothing is remembered here.
  }
  const wide = matchMedia("(min-width: 60rem)");
  const follow = () => (document.querySelector("details.menu").open = wide.matches);
  const reach = () => {
    for (const part of document.querySelectorAll("main table, main pre")) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    }
  };
  wide.addEventListener("change", follow);
  addEventListener("resize", reach);
  addEventListener("DOMContentLoaded", () => {
    follow();
    reach();
  });
})();
