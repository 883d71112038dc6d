// The sitemap: every URL of SPEC 2.1–2.2 in spec order.
import { index, type RouteConfig } from '@remix-run/route-config'

export default [index('screens/home/home.tsx')] satisfies RouteConfig
