// Installation of the site: the link that every page's head ends with, and the script that starts the service
// worker once the page has loaded. The server writes both; no page's bundle carries them. Apple's devices find their icon
// at /apple-touch-icon.png by themselves.

export const INSTALL_TAGS = '<link rel="manifest" href="/manifest.webmanifest"/>'

/** Each build has another worker (scripts/build.mjs): where one replaces another, the site has a newer version. */
export const NEW_VERSION = 'newversion'

export const installScript = `addEventListener('load',function(){try{var w=navigator.serviceWorker,had=w.controller,at=Date.now();w.register('/sw.js').then(function(r){document.addEventListener('visibilitychange',function(){if(!document.hidden&&Date.now()-at>36e5){at=Date.now();r.update().catch(Boolean)}})}).catch(Boolean);w.addEventListener('controllerchange',function(){if(had){window.__newVersion=true;dispatchEvent(new Event('${NEW_VERSION}'))}had=true})}catch(e){}})`
