// Marks what a finger or a mouse presses, at once and before the page is hydrated: browsers show `:active` of a touch
// only once they know that it is no scroll, 100 ms and more later.

/** A short tap is still seen. */
const SHOWN_MS = 150

/** Inline in the head. `base.css` says what `data-pressed` looks like. */
export const pressedScript = `(function(){var on=null;function off(){if(on)on.removeAttribute('data-pressed');on=null}addEventListener('pointerdown',function(e){off();on=e.target.closest?e.target.closest('a,button,summary,label,[role=option]'):null;if(on)on.setAttribute('data-pressed','')},true);addEventListener('pointerup',function(){var pressed=on;setTimeout(function(){if(on===pressed)off()},${SHOWN_MS})},true);addEventListener('pointercancel',off,true)})()`
