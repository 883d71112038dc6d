import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/cloudflare'
import { pathOf } from '#app/language/language.ts'

/**
 * Redirects to the document when the router of a visitor requests the data of a content page. Pages of an older build
 * navigate to content pages on the client; this makes them load the document.
 */
export function leadToDocument({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const url = new URL(request.url)
  if (context.asksForData && !context.hasLogin) throw redirectDocument(pathOf(url) + url.search)
}
