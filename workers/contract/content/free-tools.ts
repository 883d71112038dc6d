// The free tools: the single list behind menu, footer, /tools and sitemap.

/** Grouped by purpose. */
export const TOOL_GROUPS = {
  day: ['/panchang', '/horoscope', '/festivals', '/muhurta'],
  chart: ['/kundli', '/KundliMatch', '/kundli/advanced', '/varshaphala', '/kp', '/rectification'],
  question: ['/prashna', '/kp/horary'],
  figures: ['/accuracy', '/glossary'],
} as const

export type ToolGroup = keyof typeof TOOL_GROUPS
export type FreeTool = (typeof TOOL_GROUPS)[ToolGroup][number]

export const FREE_TOOLS: readonly FreeTool[] = Object.values(TOOL_GROUPS).flat()

/** The page that describes them. */
export const TOOLS_PAGE = '/tools'

/** The tool whose page, or page below it, has this path. Example: /kundli/advanced, and not /kundli. */
export function toolOf(path: string): FreeTool | undefined {
  const found = FREE_TOOLS.filter((tool) => path === tool || path.startsWith(`${tool}/`))
  return found.sort((a, b) => b.length - a.length)[0]
}

/** True for a path with another tool below it, whose pages do not belong to this one. Example: /kundli. */
export function hasToolBelow(path: string): boolean {
  return FREE_TOOLS.some((tool) => tool.startsWith(`${path}/`))
}
