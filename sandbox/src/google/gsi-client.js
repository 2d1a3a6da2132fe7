// The part of Google Identity Services that an application needs for a token: a consent window and its answer.
'use strict';
(() => {
  const home = new URL(document.currentScript.src).origin;
  const initTokenClient = (config) => ({
    requestAccessToken(overrides = {}) {
      const { client_id, scope, hint = '', login_hint = hint, callback, error_callback } = { ...config, ...overrides };
      const state = crypto.randomUUID();
      const query = new URLSearchParams({ client_id, scope, state, origin: location.origin, login_hint });
      const popup = open(home + '/google/consent?' + query, 'google_consent', 'popup,width=480,height=680');
      if (!popup) {
        error_callback?.({ type: 'popup_failed_to_open', message: 'Failed to open popup window.' });
        return;
      }
      const settle = (tell) => {
        clearInterval(watch);
        removeEventListener('message', listen);
        tell();
      };
      const listen = ({ origin, data }) => {
        if (origin === home && data?.state === state) settle(() => callback(data.response));
      };
      let closedLooks = 0;
      const watch = setInterval(() => {
        // An answer may still be on its way after the window has closed.
        if (popup.closed && ++closedLooks > 1)
          settle(() => error_callback?.({ type: 'popup_closed', message: 'Popup window closed' }));
      }, 200);
      addEventListener('message', listen);
    },
  });
  const hasGrantedAllScopes = (response, ...scopes) => {
    const granted = (response.scope ?? '').split(' ');
    return scopes.flatMap((scope) => scope.split(' ')).every((scope) => granted.includes(scope));
  };
  window.google = { accounts: { oauth2: { initTokenClient, hasGrantedAllScopes } } };
})();
