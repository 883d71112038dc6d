// The first layout of a long page is one task of a tenth of a second on a slow phone. Parts with the class `late-layout` are left out
// of it while they are far from the screen, and are laid out one after the other soon after. Their heights are guessed until
// then, so parts are late only where a guess is not seen:
// - on a page that begins at its top: not after Back or a reload, where the browser scrolls to where the page was, and not at the
//   address of a part,
// - until a link to a part is pressed, or Back leads within the site,
// - in a browser that holds the text still when something above it changes its height: not in Safari.
// Browsers lay a page out whole for paper.

/** From the end of the HTML to the first part. */
export const FIRST_MS = 1_200
/** From one part to the next. */
const NEXT_MS = 150

/** In the head of a page whose `handle` says `laysOutLate`. The utility `late-layout` reads the attributes. */
export const lateLayoutScript = `(()=>{var on=document.documentElement,s=performance.getEntriesByType('navigation')[0];if(!s||s.type!='navigate'||location.hash||!CSS.supports('overflow-anchor','auto'))return;on.setAttribute('data-late','');function off(){on.removeAttribute('data-late')}function go(){var e=document.querySelector('.late-layout:not([data-laid])');if(!e)return off();e.setAttribute('data-laid','');setTimeout(go,${NEXT_MS})}addEventListener('DOMContentLoaded',()=>{setTimeout(go,${FIRST_MS})});addEventListener('click',e=>{if(e.target.closest?.('a[href*="#"]'))off()},true);addEventListener('popstate',off)})()`
