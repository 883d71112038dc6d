import type { AppLoadContext } from '@remix-run/cloudflare'

export type PartContext = Pick<AppLoadContext, 'logFailure' | 'lacksPart'>
type Part<Value, Fallback> = { part: string; read: () => Promise<Value>; fallback: Fallback }

/**
 * Reads an optional part of a page: returns the fallback where the read fails. The failure is logged, and a shared page
 * without the part is cached for seconds only.
 */
export async function orNothing<Value, Fallback>(
  { logFailure, lacksPart }: PartContext,
  { part, read, fallback }: Part<Value, Fallback>,
): Promise<Value | Fallback> {
  try {
    return await read()
  } catch (error) {
    logFailure({ event: 'part.failed', part }, error)
    lacksPart()
    return fallback
  }
}
