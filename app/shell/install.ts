// Installation of the site: the link that every page's head ends with, and the script that starts the service
// worker once the page has loaded. The server writes both; no page's bundle carries them. Apple's devices find their icon
// at /apple-touch-icon.png by themselves.
import { addressOf } from '#app/language/language.ts'

export const installTags = () => `<link rel="manifest" href="${addressOf('/manifest.webmanifest')}"/>`

export const installScript =
  "addEventListener('load',()=>{try{navigator.serviceWorker.register('/sw.js').catch(Boolean)}catch{}})"
