// Workarounds of React 18.3 and Remix 2.17: each says what it is for, and is looked at again with the next version.
import { RemixBrowser } from '@remix-run/react'

/**
 * Waits until the page's data are decoded. On its first call RemixBrowser throws the promise of the decoding, before
 * any hook. If the root suspended on that promise while it hydrates, a tap or a key would force React to render it at
 * once, React would give the root up ("Root did not complete", #345), and the page would stay without scripts.
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
 * True while the router is on the way to another page. A fetch that fails must know at once, and a component would hear of
 * it with React's next render; Remix 2.17 names its router in the window for its own entry alone.
 * https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/browser.tsx
 */
export const isNavigating = () => window.__remixRouter?.state.navigation.state !== 'idle'

/**
 * True for Remix's error about data that came as something else: an answer of another server, or one from before the screens. Remix
 * 2.17 drops the answer, and leaves its message alone to tell the error by.
 * https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/single-fetch.tsx
 */
export const isUndecodable = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unable to decode turbo-stream response')

/**
 * The policy for texts that may become script: scripts and workers of this site by their address; HTML that opens no
 * element; documents that run nothing; and the HTML by which React 18 makes an empty script. First in the head, because
 * whatever comes after it needs the policy (docs/decisions/content-security-policy.md).
 * https://github.com/facebook/react/blob/v18.3.1/packages/react-dom/src/client/ReactDOMComponent.js
 */
export const trustedTypesScript =
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){if(new URL(u,location.href).origin!==location.origin)throw TypeError('script of another site');return u},createHTML:function(h,t,s){if(h.indexOf('<')>=0&&h!=='<scr'+'ipt></scr'+'ipt>'&&s!=='DOMParser parseFromString')throw TypeError('HTML from text');return h}})"

/** The header's directives. Policies may have the names of our two, and of the one that the editor of posts makes for its clipboard. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default posts ProseMirrorClipboard"

/** Nodes that a page translator took out of the page, with the node that it put in the place of each. */
const standIns = new WeakMap<Node, ChildNode>()

/**
 * Page translators wrap each text node in an element, or put an element in its place. React keeps the text node: it
 * inserts before it, removes it, or writes into it where nobody sees it. The guards of `insertBefore` and `removeChild`
 * act on the translator's element instead, and a text that React changes replaces its translation.
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

/** The child of `parent` that is or holds what the page shows for `node`; null where there is none. */
function childShowing(parent: Node, node: Node): Node | null {
  let shown: Node | null = inPageFor(node)
  while (shown && shown.parentNode !== parent) shown = shown.parentNode
  return shown
}

/** React wrote into a text node that is out of the page. */
function showAgain(text: Node): void {
  const shown = inPageFor(text)
  if (shown !== text) (shown as ChildNode).replaceWith(text)
}

/** Translators go through a parent's texts in order: the first one taken out belongs to the first node put in. */
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
    // The elements of translators are fonts. Others beside them are React's.
    const put = standing.filter(({ nodeName }) => nodeName === 'FONT')
    return [...gone]
      .filter((node) => !node.parentNode)
      .flatMap((node, n) => (put[n] ? [[node, put[n]] as [Node, ChildNode]] : []))
  })
}

/** A text that React moves, or a translator restores, needs nothing in its place. */
function comeBack(node: ChildNode): void {
  const standIn = standIns.get(node)
  standIns.delete(node)
  if (standIn?.parentNode) standIn.remove()
}
