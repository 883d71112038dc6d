// Workarounds for React 18.3 and Remix 2.17. Check each with every upgrade.
import { RemixBrowser } from '@remix-run/react'

/**
 * Waits until the page's data are decoded. On its first call RemixBrowser throws the promise of the decoding, before
 * any hook. If the root suspended on that promise during hydration, a click or a key press would make React render it
 * synchronously, React would unmount the root ("Root did not complete", #345), and the page would stay without scripts.
 * https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/browser.tsx
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

/**
 * True while the router loads another page. Read from the router because a failed fetch needs the state at once, and a
 * component would have it only after React's next render; Remix 2.17 puts its router in the window for its own entry.
 * https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/browser.tsx
 */
export const isNavigating = () => window.__remixRouter?.state.navigation.state !== 'idle'

/**
 * True for Remix's error about data in another format: the answer of a proxy, or one from before the loaders. Remix
 * 2.17 drops the answer, so only the message identifies the error.
 * https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/single-fetch.tsx
 */
export const isUndecodable = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unable to decode turbo-stream response')

/**
 * The default Trusted Types policy. It allows script and worker URLs of this origin, HTML without elements, documents
 * that run no script, and the HTML by which React 18 creates a script element. First in the head because later scripts
 * need the policy (docs/decisions/content-security-policy.md).
 * https://github.com/facebook/react/blob/v18.3.1/packages/react-dom/src/client/ReactDOMComponent.js
 */
export const trustedTypesScript =
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){if(new URL(u,location.href).origin!==location.origin)throw TypeError('script of another site');return u},createHTML:function(h,t,s){if(h.indexOf('<')>=0&&h!=='<scr'+'ipt></scr'+'ipt>'&&s!=='DOMParser parseFromString')throw TypeError('HTML from text');return h}})"

/**
 * The directives of the header. They allow our two policies, and the one that the post editor creates for its
 * clipboard.
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default posts ProseMirrorClipboard"

/** Text nodes that a page translator removed, each with the node that replaced it. */
const standIns = new WeakMap<Node, ChildNode>()

/**
 * Page translators wrap each text node in an element, or replace it by one. React keeps its reference to the text node:
 * it inserts before it, removes it, or updates it outside the page. The patched `insertBefore` and `removeChild` use
 * the translator's element instead, and a text that React changes replaces its translation.
 * https://github.com/facebook/react/issues/11538
 */
export function surviveTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, before: Node | null) {
    return insertBefore.call(this, node, before && childShowing(this, before)) as Inserted
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, child: Removed) {
    if (child.parentNode === this) return removeChild.call(this, child) as Removed
    const shown = inPageFor(child)
    if (this.contains(shown)) (shown as ChildNode).remove()
    return child
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) if (type === 'characterData') showAgain(target)
    for (const [text, standIn] of replacedTexts(records)) {
      standIns.set(text, standIn)
      observer.observe(text, { characterData: true })
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The node itself, or the translator's element that replaced it. */
function inPageFor(node: Node): Node {
  const standIn = node.parentNode ? undefined : standIns.get(node)
  return standIn ? inPageFor(standIn) : node
}

/** The child of `parent` that is or contains the replacement of `node`; null where there is none. */
function childShowing(parent: Node, node: Node): Node | null {
  let shown: Node | null = inPageFor(node)
  while (shown && shown.parentNode !== parent) shown = shown.parentNode
  return shown
}

/** Puts a text node back in the page after React has written into it. */
function showAgain(text: Node): void {
  const shown = inPageFor(text)
  if (shown !== text) (shown as ChildNode).replaceWith(text)
}

/** Translators replace the texts of a parent in order, so the first node removed belongs to the first node inserted. */
function replacedTexts(records: readonly MutationRecord[]): [Node, ChildNode][] {
  const parents = new Map<Node, { gone: Set<Node>; come: Set<ChildNode> }>()
  for (const { target, removedNodes, addedNodes } of records) {
    const { gone, come } = parents.get(target) ?? { gone: new Set(), come: new Set() }
    parents.set(target, { gone, come })
    for (const node of removedNodes) if (node instanceof Text || node.nodeName === 'FONT') gone.add(node)
    for (const node of addedNodes) come.add(node as ChildNode)
  }
  return [...parents].flatMap(([parent, { gone, come }]) => {
    const standing = [...come].filter((node) => node.parentNode === parent)
    for (const node of standing) comeBack(node)
    // Translators insert `font` elements; other new elements are React's.
    const put = standing.filter(({ nodeName }) => nodeName === 'FONT')
    return [...gone]
      .filter((node) => !node.parentNode)
      .flatMap((node, n) => (put[n] ? [[node, put[n]] as [Node, ChildNode]] : []))
  })
}

/** Removes the translation of a text that React moves or a translator restores. */
function comeBack(node: ChildNode): void {
  const standIn = standIns.get(node)
  standIns.delete(node)
  if (standIn?.parentNode) standIn.remove()
}
