import { createContext, useContext } from 'react'
import type { Photo } from '#app/ui/avatar.tsx'

/** A host-relative photo path gets the site origin in front; full addresses and inline data stay as they are. */
export function photoUrl(path: string | null | undefined, origin: string): string | null {
  const value = path?.trim()
  if (!value) return null
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)) return value
  return `${origin.replace(/\/+$/, '')}/${value.replace(/^\/+/, '')}`
}

/** Filled by the root with the origin of the request, so server and browser write the same address. */
export const SiteOrigin = createContext('')

export function usePhotoUrl(): (path: string | null | undefined) => Photo | null {
  const origin = useContext(SiteOrigin)
  return (path) => photoOf(photoUrl(path, origin))
}

/** A photo that this site stores has a small square for lists. */
export function photoOf(src: string | null): Photo | null {
  if (!src) return null
  return src.includes('/files/photos/') ? { src, small: `${src}/small` } : { src }
}
