import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/shell/root-data.ts'
import { draftKey } from './tab-draft.ts'

/** The key under which this tab keeps the viewer's words for a place. Null where nobody is logged in. */
export function useDraftKey(place: string): string | null {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? draftKey(viewer.id, place) : null
}
