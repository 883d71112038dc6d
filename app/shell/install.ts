// Installation of the site: the script that starts the service worker once the page has loaded. The server writes it; no
// page's bundle carries it.

export const installScript =
  "addEventListener('load',()=>{try{navigator.serviceWorker.register('/sw.js').catch(Boolean)}catch{}})"
