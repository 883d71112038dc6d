// Registers the service worker once the page has loaded. Inlined in the HTML, so it is in no client bundle.

export const installScript =
  "addEventListener('load',()=>{try{navigator.serviceWorker.register('/sw.js').catch(Boolean)}catch{}})"
