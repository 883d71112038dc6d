import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/shell/root-data.ts'
import { draftKey } from './tab-draft.ts'

/** The storage key of the viewer's draft for a place; null for visitors. */
export function useDraftKey(place: string): string | null {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? draftKey(viewer.id, place) : null
}
