// Leaves code out of the Worker's bundle that only browsers need for menus, 25 KB gzipped: Headless UI places open panels with
// floating-ui, and follows focus and pointer with react-aria. A server opens no panel and has no pointer.
import type { Plugin } from 'vite'

/** An id stays, because React numbers the ids of a page by the components that have one, in the browser as on the server. */
export const FLOATING = `
  import { useId } from 'react'
  const nothing = () => {}
  const noProps = () => ({})
  export function FloatingProvider({ children }) { useId(); return children }
  export const useFloatingReference = () => nothing
  export const useFloatingReferenceProps = () => noProps
  export const useFloatingPanelProps = () => noProps
  export const useFloatingPanel = () => [nothing, {}]
  export const useResolvedAnchor = (anchor) => (typeof anchor === 'string' ? { to: anchor } : anchor || null)
`
const FOCUS = 'export const useFocusRing = () => ({ isFocused: false, isFocusVisible: false, focusProps: {} })'
const POINTER = 'export const useHover = () => ({ isHovered: false, hoverProps: {} })'

const STAND_INS: Record<string, string> = {
  '/internal/floating.js': FLOATING,
  '@react-aria/focus': FOCUS,
  '@react-aria/interactions': POINTER,
}

export const serverMenus: Plugin = {
  name: 'server-menus',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/internal\/floating\.js$|^@react-aria\/(focus|interactions)$/ },
    handler(source, importer, options) {
      if (!options.ssr || !importer?.includes('/@headlessui/react/')) return null
      return `\0server-menus:${source.replace(/^.*(?=\/internal)/, '')}`
    },
  },
  load: {
    filter: { id: /^\0server-menus:/ },
    handler: (id) => STAND_INS[id.slice('\0server-menus:'.length)] ?? null,
  },
}
