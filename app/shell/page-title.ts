// The product's name, as the settings have it, behind the titles of pages and in sentences.
import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from './root-data.ts'

export type Matches = readonly { id: string; data?: unknown }[]

/** "Pricing" → "Pricing · Drishti"; as it is where the root could not load. */
export function pageTitle(title: string, matches: Matches): string {
  return [title, platformOf(matches)].filter(Boolean).join(' · ')
}

export function platformOf(matches: Matches): string {
  return rootDataOf(matches)?.platformName ?? ''
}

/** Undefined where the root could not load. */
export function rootDataOf(matches: Matches): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined
}

/** The head of a page that no search engine finds. Its title never changes but with the language. */
export function titled(title: () => string): MetaFunction {
  return ({ matches }) => [{ title: pageTitle(title(), matches) }]
}

export function usePlatformName(): string {
  return useRouteLoaderData<RootData>('root')?.platformName ?? ''
}

export function useHindiPlatformName(): string {
  return useRouteLoaderData<RootData>('root')?.platformNameHi ?? ''
}
