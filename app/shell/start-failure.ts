// A page that does not start (SPEC 2.9): it is loaded once more by itself; then a plain page asks for a refresh.
import { keepPressesOfLateParts, pressAgain } from '#app/ui/press-again.ts'
import { startFailureText as text } from './start-failure-text.ts'

/** Hydration takes seconds even on a slow phone. */
const START_WITHIN_MS = 30_000
/** In sessionStorage: this tab has already reloaded a page that did not start. */
const RELOADED = 'start-reloaded'
/** Where the files of our scripts lie. */
const FILES = import.meta.env.PROD ? '/assets/' : '/'

declare global {
  interface Window {
    /** True once the router runs: from then on a failure belongs to the error page. */
    __started?: boolean
    __startFailed?: () => void
    /** True once React hears clicks. */
    __listens?: boolean
    /** Set on a page that answers a posted form. */
    __answersPost?: boolean
  }
}

const page = () =>
  `<main style="font:16px/1.6 system-ui;margin:15vh auto;width:min(32em,90%)"><h1>${text.title}</h1><p>${text.ask}</p><p><button>${text.refresh}</button></p></main>`

// Inline in the head, so that it works when nothing else loads. Without a network a reload would lose the page that can
// still be read, and after a posted form it would post the form again, so that none is tried. Only scripts that our page
// wrote count: they have its nonce, and their files lie in one folder. Others, of extensions, of a proxy, or of Cloudflare
// below /cdn-cgi/, may fail without harm.
/** A function, so that no bundle of the browser holds the text: only the server writes it. */
export const startFailureScript = () =>
  `(()=>{window.__started=false;var over=false;function show(){var h=${JSON.stringify(page())};var t=window.trustedTypes;document.body.innerHTML=t?t.createPolicy('start',{createHTML:()=>h}).createHTML(''):h;document.querySelector('button').onclick=()=>{location.reload()}}window.__startFailed=()=>{if(window.__started||over)return;over=true;try{if(navigator.onLine!==false&&!window.__answersPost&&!sessionStorage.getItem('${RELOADED}')){sessionStorage.setItem('${RELOADED}','1');location.reload();return}}catch{}if(document.body)show();else addEventListener('DOMContentLoaded',show)};addEventListener('error',e=>{var t=e.target;var ours=u=>u.indexOf(location.origin+'${FILES}')===0;if(t&&t!==window?t.tagName==='SCRIPT'?!t.nonce||t.src&&!ours(t.src):!(t.tagName==='LINK'&&t.rel==='modulepreload'&&ours(t.href)):!ours(e.filename||''))return;window.__startFailed()},true)})()`

/** Gives a page that neither starts nor fails a limited time. */
export function watchStart(): void {
  setTimeout(() => window.__startFailed?.(), START_WITHIN_MS)
}

/** The router runs: the next page that does not start may reload itself again. */
export function markStarted(): void {
  window.__started = true
  pressAgain()
  keepPressesOfLateParts()
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Storage may be blocked; then no page of this tab reloads itself.
  }
}

/** Before `startFailureScript` on a page that answers a posted form. */
export const answersPostScript = 'window.__answersPost=true'
