import { createContext, useContext } from 'react'
import type { Photo } from '#app/ui/avatar.tsx'

/** Prefixes a host-relative photo path with the origin; absolute and data URLs do not change. */
export function photoUrl(path: string | null | undefined, origin: string): string | null {
  const value = path?.trim()
  if (!value) return null
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)) return value
  return `${origin.replace(/\/+$/, '')}/${value.replace(/^\/+/, '')}`
}

/** Set by the root to the origin of the request, so that server and browser render equal URLs. */
export const SiteOrigin = createContext('')

export function usePhotoUrl(): (path: string | null | undefined) => Photo | null {
  const origin = useContext(SiteOrigin)
  return (path) => photoOf(photoUrl(path, origin))
}

/** A photo that this site stores has a small square version for lists. */
export function photoOf(src: string | null): Photo | null {
  if (!src) return null
  return src.includes('/files/photos/') ? { src, small: `${src}/small` } : { src }
}
