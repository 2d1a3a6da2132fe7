// Runs before the first paint, so that a stored colour scheme never flashes the other one, and chooses the static frame
// of index.html that has the shape of the page to come.
(function () {
  var page = document.documentElement;
  var match = /(?:^|; )overture-color-scheme=(light|dark)/.exec(document.cookie);
  var dark = match ? match[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  var signedIn = false;
  try {
    signedIn = localStorage.getItem('token') !== null;
  } catch {
    // A browser that refuses storage has nobody signed in.
  }
  if (signedIn) {
    page.setAttribute('data-frame', 'app');
    page.toggleAttribute('data-bar', document.cookie.includes('overture-sandbox=yes'));
  } else if (location.pathname !== '/sign-in-link') page.setAttribute('data-frame', 'sign-in');
})();
