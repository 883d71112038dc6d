import { IconPath, type IconProps } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'
import { kindIconPaths } from './kind-icon-paths.ts'
import { moreIconPaths } from './more-icon-paths.ts'

const paths = { ...iconPaths, ...kindIconPaths, ...moreIconPaths }

export type MoreIconName = keyof typeof paths

/** An icon of any name. Pages with a first-load budget use Icon, whose few names are in the shell. */
export function MoreIcon({ name, ...look }: IconProps<MoreIconName>) {
  return <IconPath d={paths[name]} {...look} />
}
