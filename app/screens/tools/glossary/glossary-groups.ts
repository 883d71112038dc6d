import { CHART_GLOSSARY } from './chart-glossary-text.ts'
import type { Group } from './glossary-term.ts'
import { TOOL_GLOSSARY } from './tool-glossary-text.ts'

/** The whole glossary, in the language of the page. */
export const glossaryGroups = (): readonly Group[] => [...CHART_GLOSSARY, ...TOOL_GLOSSARY]
