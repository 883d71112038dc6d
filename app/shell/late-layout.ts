// The first layout of a long page is one task of a tenth of a second on a slow phone. Parts with the class `late-layout` are left out
// of it while they are far from the screen, and are laid out one after the other once the page has loaded. Their heights are guessed
// until then, so nothing is late where a guess could be seen: after Back or a reload (the browser scrolls to where the page was),
// at the address of a part, and once a link to a part is pressed or the page is printed.

/** After the load, and between one part and the next. */
export const FIRST_MS = 700
const NEXT_MS = 150

/** In the head of a page whose `handle` says `laysOutLate`. The utility `late-layout` reads the attributes. */
export const lateLayoutScript = `(()=>{var on=document.documentElement,s=performance.getEntriesByType('navigation')[0];if(!s||s.type!='navigate'||location.hash)return;on.setAttribute('data-late','');function off(){on.removeAttribute('data-late')}function go(){var e=document.querySelector('.late-layout:not([data-laid])');if(!e)return off();e.setAttribute('data-laid','');setTimeout(go,${NEXT_MS})}addEventListener('load',()=>{setTimeout(go,${FIRST_MS})});addEventListener('click',e=>{if(e.target.closest?.('a[href*="#"]'))off()},true);addEventListener('beforeprint',off)})()`
