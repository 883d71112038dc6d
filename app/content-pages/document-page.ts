// Documents: content pages for visitors, without the framework's scripts (docs/decisions/content-pages.md).
import { useMatches, useRouteError, useSearchParams } from '@remix-run/react'
import { createContext, useContext } from 'react'
import type { RootData } from '#app/shell/root-data.ts'
import type { ContentHandle } from '#workers/contract/content/shared-page.ts'

/** True while the server renders a document. */
export const DocumentPage = createContext(false)

/** False in a browser, which never renders a document. */
export function useDocumentPage(): boolean {
  return useContext(DocumentPage) && import.meta.env.SSR
}

/** For the root. Logged-in users and error pages get the framework's scripts. */
export function useIsDocument(data: RootData | undefined): boolean {
  const [asked] = useSearchParams()
  const isContent = useMatches().some(({ handle }) => {
    const { content, hydratesWith } = (handle ?? {}) as Partial<ContentHandle>
    return content && !(hydratesWith && asked.has(hydratesWith))
  })
  const error = useRouteError() ?? null
  return import.meta.env.SSR && isContent && data?.hasLogin === false && error === null
}
