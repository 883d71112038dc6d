// Marks what a finger or a mouse presses, at once and before the page is hydrated: browsers show `:active` of a touch
// only once they know that it is no scroll, 100 ms and more later.

/** A short tap is still seen. */
const SHOWN_MS = 150

/**
 * Inline in the head. A button that waits for the scripts, or whose click nobody listens to yet, is kept until they run
 * (`markStarted`). `base.css` says what `data-pressed` looks like.
 */
export const pressedScript = `(()=>{var on=null;function off(){if(on)on.removeAttribute('data-pressed');on=null}addEventListener('pointerdown',e=>{off();on=e.target.closest?e.target.closest('a,button,summary,label,[role=option]'):null;if(on)on.setAttribute('data-pressed','');if(!window.__started)window.__pressed=on&&on.matches('button[data-waiting]')?on:0},true);addEventListener('pointerup',()=>{var o=on;setTimeout(()=>{if(on==o)off()},${SHOWN_MS})},true);addEventListener('pointercancel',()=>{off();window.__pressed=0},true);addEventListener('click',e=>{var b=e.target.closest?e.target.closest('button[type=button]'):null;if(!window.__listens&&b)window.__pressed=b;else if(b==window.__pressed)window.__pressed=0},true)})()`
