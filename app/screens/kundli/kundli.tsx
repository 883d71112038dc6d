// /kundli
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ChartPageTool, castPostedBirth, loadChartPage } from '#app/screens/kundli/chart-pages/load-chart-page.ts'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'

const TOOL: ChartPageTool = { kind: 'kundli', intro: null, options: {} }

export const handle = { computes: 'light', shared: { query: [] } } satisfies ComputedHandle & SharedPageHandle
export const loader = (args: LoaderFunctionArgs) => loadChartPage(args, TOOL)
export const action = (args: ActionFunctionArgs) => castPostedBirth(args, TOOL)
export {
  ChartPage as default,
  headers,
  links,
  meta,
  shouldRevalidate,
} from '#app/screens/kundli/chart-pages/chart-page.tsx'
