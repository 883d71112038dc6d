// Pages to be read ask for their scripts once they have been painted to their end: nothing that draws the page shares the
// line with what makes it move. Pages that are only read wait for the first sign of a person besides, since
// their links work without scripts.

/** Marks of a preload and of the module script that wait; unknown to browsers, which leave them alone. */
export const DEFERRED_PRELOAD = 'later'
export const DEFERRED_MODULE = 'module/later'

/** On the module script of a page that is only read. */
export const WAITS_FOR_PERSON = 'data-waits'

// In the head. The elements become what they stand for where they are, as hydration expects them; a script that is put
// in again is looked at again. Each task asks for three files, since one takes a slow phone up to 9 ms. A hidden page is
// never painted and some browsers don't tell when: they wait for neither.
export const deferredStartScript = `(()=>{var painted=document.hidden,parsed=0,begun=0;function go(){var s=document.querySelector('script[type="${DEFERRED_MODULE}"]');if(begun||!painted||!parsed||!s||s.hasAttribute('${WAITS_FOR_PERSON}'))return;begun=1;var links=[...document.querySelectorAll('link[rel=${DEFERRED_PRELOAD}]')];(function some(){links.splice(0,3).forEach(l=>{l.rel='modulepreload'});if(links.length)return setTimeout(some);s.type='module';s.parentNode.insertBefore(s,s.nextSibling)})()}function paint(){painted=1;go()}window.__start=go;try{if(PerformanceObserver.supportedEntryTypes.indexOf('paint')<0)throw 0;new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)paint()}).observe({type:'paint',buffered:true})}catch{paint()}setTimeout(paint,3e3);addEventListener('DOMContentLoaded',()=>{function whole(){parsed=1;go()}document.hidden?whole():requestAnimationFrame(()=>setTimeout(whole))})})()`

/** In the head of a page that is only read, after `deferredStartScript`: the first sign of a person lets it start. */
export const personScript = `'pointermove pointerdown scroll keydown focusin'.split(' ').forEach(function(n){addEventListener(n,function(){function go(){var s=document.querySelector('[${WAITS_FOR_PERSON}]');if(s)s.removeAttribute('${WAITS_FOR_PERSON}');__start()}document.readyState=='loading'?addEventListener('DOMContentLoaded',go):go()},{capture:true,once:true})})`
