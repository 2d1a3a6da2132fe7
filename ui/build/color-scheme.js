// Runs before the first paint, so that a stored colour scheme never flashes the other one.
(function () {
  var match = /(?:^|; )overture-color-scheme=(light|dark)/.exec(document.cookie);
  var dark = match ? match[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
