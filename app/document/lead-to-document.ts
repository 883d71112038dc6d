import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/cloudflare'
import { pathOf } from '#app/language/language.ts'

/**
 * Throws a redirection to the document where a visitor's router asks for the data of a content page: its page is of a build
 * that opened content pages without loading them.
 */
export function leadToDocument({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const url = new URL(request.url)
  if (context.asksForData && !context.hasLogin) throw redirectDocument(pathOf(url) + url.search)
}
