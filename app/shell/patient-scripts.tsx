// A page can be read before it can be touched: on a slow line styles and fonts come first, scripts after them.
import { Scripts } from '@remix-run/react'
import { Children, type ComponentProps, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'

/** Remix's scripts, whose preloads say that they can wait. Called and not rendered: its elements are marked here. */
function MarkedScripts(props: ComponentProps<typeof Scripts>) {
  return <>{marked(Scripts(props))}</>
}

function marked(node: ReactNode): ReactNode {
  return Children.map(node, (each) => {
    if (!isValidElement<{ children?: ReactNode }>(each)) return each
    if (each.type === Fragment) return marked(each.props.children)
    // React 18 writes the attribute only in small letters.
    return each.type === 'link' ? cloneElement(each, { fetchpriority: 'low' } as object) : each
  })
}

/** Only what the server writes is ever asked for by priority: the browser needs none of this. */
export const PatientScripts = import.meta.env.SSR ? MarkedScripts : Scripts
