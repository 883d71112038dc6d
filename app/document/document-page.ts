// Documents: content pages as visitors get them, without the framework's scripts (docs/decisions/content-pages.md).
import { useMatches, useRouteError, useSearchParams } from '@remix-run/react'
import { createContext, useContext } from 'react'
import type { RootData } from '#app/shell/root-data.ts'
import type { ContentHandle } from '#workers/contract/content/shared-page.ts'

/** True while the server renders a document. */
export const DocumentPage = createContext(false)

/** A browser never renders one. */
export function useDocumentPage(): boolean {
  return useContext(DocumentPage) && import.meta.env.SSR
}

/** For the root. A person with a login and a page of an error get the framework's scripts. */
export function useIsDocument(data: RootData | undefined): boolean {
  const [asked] = useSearchParams()
  const isContent = useMatches().some(({ handle }) => {
    const { content, hydratesWith } = (handle ?? {}) as Partial<ContentHandle>
    return content && !(hydratesWith && asked.has(hydratesWith))
  })
  const error = useRouteError() ?? null
  return import.meta.env.SSR && isContent && data?.hasLogin === false && error === null
}
