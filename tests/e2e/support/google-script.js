/*
 * Stands in for https://apis.google.com/js/api.js where there is no internet: the part of
 * gapi.iframes that Firebase's popup sign-in and the Auth emulator's helper iframe use. Messages
 * between the two frames go by postMessage.
 */
(() => {
  let lastId = 0;

  /** One end of the channel to `peer()`: register handlers, send and await the peer's answers. */
  function endOfChannel(peer) {
    const handlers = {};
    const waiting = {};
    addEventListener('message', async ({ source, data }) => {
      if (source !== peer() || typeof data !== 'object' || data === null) return;
      if (data.gapiCall) {
        const handler = handlers[data.gapiCall];
        if (!handler) return;
        const answer = await handler(data.body);
        peer().postMessage({ gapiAnswer: data.id, body: answer }, '*');
      } else if (data.gapiAnswer) {
        const callback = waiting[data.gapiAnswer];
        delete waiting[data.gapiAnswer];
        try {
          callback?.([data.body]);
        } catch {
          // Firebase throws at the end of a successful callback; Google's script ignores that too.
        }
      }
    });
    return {
      register(type, handler) {
        handlers[type] = handler;
      },
      send(type, body, callback) {
        const id = `${location.origin}-${++lastId}`;
        if (callback) waiting[id] = callback;
        peer().postMessage({ gapiCall: type, id, body }, '*');
      },
      restyle: async () => undefined,
      ping: async () => undefined,
    };
  }

  async function open({ where, url, attributes }, ready) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes.style);
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.title = 'Google sign-in';
    const end = endOfChannel(() => frame.contentWindow);
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = url;
    where.append(frame);
    await isLoaded;
    return ready(end);
  }

  window.gapi = {
    load: (_modules, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: function Iframe() {},
      getContext: () => ({ open, getParentIframe: () => endOfChannel(() => window.parent) }),
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  window[onload ?? 'gapi_onload']?.();
})();
