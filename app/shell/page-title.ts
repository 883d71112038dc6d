// The product's name, as the settings have it, behind the titles of pages and in sentences.
import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from './root-data.ts'

type Matches = readonly { id: string; data?: unknown }[]

/** "Pricing" → "Pricing · Drishti"; as it is where the root could not load. */
export function pageTitle(title: string, matches: Matches): string {
  return [title, platformOf(matches)].filter(Boolean).join(' · ')
}

export function platformOf(matches: Matches): string {
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined
  return root?.platformName ?? ''
}

/** The head of a page whose title never changes but with the language. */
export function titled(title: () => string, description?: () => string): MetaFunction {
  return ({ matches }) => [
    { title: pageTitle(title(), matches) },
    ...(description === undefined ? [] : [{ name: 'description', content: description() }]),
  ]
}

export function usePlatformName(): string {
  return useRouteLoaderData<RootData>('root')?.platformName ?? ''
}
