// The platform's name from the settings, for titles and sentences.
import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from './root-data.ts'

export type Matches = readonly { id: string; data?: unknown }[]

/** "Pricing" → "Pricing · Drishti"; only the title if the root loader failed. */
export function pageTitle(title: string, matches: Matches): string {
  return [title, platformOf(matches)].filter(Boolean).join(' · ')
}

export function platformOf(matches: Matches): string {
  return rootDataOf(matches)?.platformName ?? ''
}

/** Undefined if the root loader failed. */
export function rootDataOf(matches: Matches): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined
}

/** The head of a page that search engines do not index; its title depends only on the language. */
export function titled(title: () => string): MetaFunction {
  return ({ matches }) => [{ title: pageTitle(title(), matches) }]
}

export function usePlatformName(): string {
  return useRouteLoaderData<RootData>('root')?.platformName ?? ''
}

export function useHindiPlatformName(): string {
  return useRouteLoaderData<RootData>('root')?.platformNameHi ?? ''
}
