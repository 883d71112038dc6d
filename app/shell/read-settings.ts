import type { AppLoadContext } from '@remix-run/cloudflare'
import { orNothing, type PartContext } from './errors/or-nothing.ts'

/** The settings that pages show; if the database fails, the last ones that were read, or the defaults of a new site. */
export async function readSettings({ services, ...context }: PartContext & Pick<AppLoadContext, 'services'>) {
  return orNothing(context, { part: 'settings', read: services.settings, fallback: services.lastSettings() })
}
