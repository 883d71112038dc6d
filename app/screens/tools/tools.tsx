// /tools: every free tool with a line about it.

import type { MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TOOL_ICONS } from '#app/shell/navigation/tool-icons.ts'
import { toolNameTexts } from '#app/shell/navigation/tool-names-text.ts'
import { PageHead } from '#app/ui/card.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type FreeTool, TOOL_GROUPS, type ToolGroup } from '#workers/contract/content/free-tools.ts'
import { SETTINGS_PAGE } from '#workers/contract/content/shared-page.ts'
import { toolLineTexts, toolsPageTexts } from './tools-text.ts'

export const handle = SETTINGS_PAGE

export const meta: MetaFunction = (args) => {
  const text = toolsPageTexts[currentLanguage()]
  return pageMeta(args, { title: text.title, description: text.description })
}

export default function Tools() {
  const text = useTexts(toolsPageTexts)
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.title}>{text.description}</PageHead>
      <div className="space-y-10">
        {(Object.keys(TOOL_GROUPS) as ToolGroup[]).map((group) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className="heading-sm">
              {text.groups[group]}
            </h2>
            <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {TOOL_GROUPS[group].map((tool) => (
                <Tool key={tool} tool={tool} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

function Tool({ tool }: { tool: FreeTool }) {
  const toolNames = useTexts(toolNameTexts)
  const toolLines = useTexts(toolLineTexts)
  return (
    <li className="relative flex gap-4 border-t border-line py-5">
      <MoreIcon name={TOOL_ICONS[tool]} size="lg" className="mt-1 flex-none text-accent-text" />
      <div className="min-w-0">
        <h3 className="heading-xs">
          <Link to={tool} className="text-text no-underline after:absolute after:inset-0 hover:underline">
            {toolNames[tool]}
          </Link>
        </h3>
        <p className="mt-1 text-small text-muted">{toolLines[tool]}</p>
      </div>
    </li>
  )
}
