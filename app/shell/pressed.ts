// Marks what a finger or a mouse presses, at once and before the page is hydrated: browsers show `:active` of a touch
// only once they know that it is no scroll, 100 ms and more later.

/** A short tap is still seen. */
const SHOWN_MS = 150

/**
 * Inline in the head. A button that waits for the scripts, or whose click nobody listens to yet, is kept for `pressAgain`.
 * `base.css` says what `data-pressed` looks like.
 */
export const pressedScript = `(()=>{var on,at=(e,s)=>e.target.closest&&e.target.closest(s);function off(){on&&on.removeAttribute('data-pressed');on=null}addEventListener('pointerdown',e=>{off();on=at(e,'a,button,summary,label,[role=option]');on&&on.setAttribute('data-pressed','')},true);addEventListener('pointerup',e=>{var o=on;window.__pressed=!e.button&&o&&o==at(e,'button[data-waiting]')?o:0;setTimeout(()=>{if(on==o)off()},${SHOWN_MS})},true);addEventListener('pointercancel',off,true);addEventListener('click',e=>{var b=at(e,'button[type=button]');if(b)window.__pressed=window.__listens?0:b},true)})()`
