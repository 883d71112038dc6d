import { type LoaderFunctionArgs, redirectDocument } from '@remix-run/cloudflare'

/**
 * Throws a redirection to the document where a visitor's router asks for the data of a content page: its page is of a build
 * that opened content pages without loading them.
 */
export function leadToDocument({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  const { pathname, search } = new URL(request.url)
  if (context.asksForData && !context.hasLogin) throw redirectDocument(pathname + search)
}
