// Creates and edits posts.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { POST_BYTES_MAX, POST_TAGS_IN_TEXT_MAX, POSTS_AN_AUTHOR_MAX } from '#workers/contract/content/blog-limits.ts'
import type { PostForm, WirePost } from '#workers/contract/content/blogs.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { NewId, SizeLimits } from '#workers/contract/ports.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { openForChange } from './access.ts'
import {
  countPostsOf,
  findStored,
  insertPost,
  isStored,
  type PostChange,
  type StoredPost,
  updateVersion,
} from './blog.repo.ts'
import { liftDataImages, type PostImages, readCover, readShareImage } from './images.ts'
import { summaryOf, tidyTags } from './post-excerpt.ts'
import { readPost } from './read-posts.ts'
import { sanitise } from './sanitise.ts'
import { conflict, differingFields } from './save-conflict.ts'
import { countBytes, dropRefused, dropUnnamed, storePictures } from './stored-pictures.ts'

export type BlogDeps = { db: Db; now: () => number; newId: NewId; limits: SizeLimits; images: PostImages }

const SAVES_AN_HOUR = 240

/** Creates a post once per `id`. */
export async function createPost(
  deps: BlogDeps,
  { viewer, form, id = deps.newId() }: { viewer: Viewer; form: PostForm; id?: string },
): Promise<WirePost> {
  requirePermission(viewer, 'write_posts')
  if (form.astrologer_id && form.astrologer_id !== viewer.userId) throw new AppError('forbidden')
  await deps.limits.hit('save-post', viewer.userId, SAVES_AN_HOUR, HOUR)
  if (await findStored(deps.db, id)) return readPost(deps, { viewer, id })
  const of = { images: deps.images, postId: id }
  const text = await readText({ ...of, typed: form.content ?? '' })
  const cover = await readCover({ ...of, upload: uploadOf(form) })
  const share = await readShareImage({ ...of, image: form.share_image })
  // Checked before anything is stored.
  if ((await countPostsOf(deps.db, viewer.userId)) >= POSTS_AN_AUTHOR_MAX) throw new AppError('too_many_posts')
  const at = deps.now()
  const post: StoredPost = {
    id,
    authorId: viewer.userId,
    title: form.title,
    tags: tidyTags(form.tags ?? ''),
    ...text.columns,
    status: form.status ?? 'draft',
    coverImage: cover?.path ?? null,
    coverWidths: cover?.widths ?? [],
    shareImage: share?.path ?? null,
    version: 1,
    isApproved: false,
    approvedBy: null,
    approvedAt: null,
    createdAt: at,
    updatedAt: at,
    pictureBytes: 0,
  }
  const pictures = new Map([...text.pictures, ...(cover?.pictures ?? []), ...(share?.pictures ?? [])])
  const { userId } = viewer
  await withPictures(deps, { userId, authorId: userId, id, before: null, pictures }, async () => {
    if (!(await insertPost(deps.db, post))) throw new AppError('too_many_posts')
  })
  if (pictures.size > 0) await countBytes(deps, id)
  return readPost(deps, { viewer, id })
}

/** Throws conflict, with the differing fields, if the post has another version than the edited one. */
export async function updatePost(
  deps: BlogDeps,
  { viewer, id, form }: { viewer: Viewer; id: string; form: PostForm },
): Promise<WirePost> {
  requirePermission(viewer, 'write_posts')
  const before = await openForChange(deps.db, { viewer, id, astrologerId: form.astrologer_id })
  await deps.limits.hit('save-post', viewer.userId, SAVES_AN_HOUR, HOUR)
  const of = { images: deps.images, postId: id }
  const text = form.content === undefined ? null : await readText({ ...of, typed: form.content })
  if (form.version !== undefined && form.version !== before.version) {
    const sent = { ...form, ...text?.columns }
    // A repeat after a lost answer: the sent fields are already stored.
    if (!changesCover(form) && differingFields(before, sent).length === 0) return readPost(deps, { viewer, id })
    throw conflict(before, sent)
  }
  const cover = await readCover({ ...of, upload: uploadOf(form) })
  const change: PostChange = {
    title: form.title,
    ...text?.columns,
    updatedAt: deps.now(),
    ...(form.tags === undefined ? {} : { tags: tidyTags(form.tags) }),
    ...(form.status === undefined ? {} : { status: form.status }),
    ...(cover ? { coverImage: cover.path, coverWidths: cover.widths } : {}),
    ...(!cover && form.remove_cover === 'true' ? { coverImage: null, coverWidths: [] } : {}),
  }
  const share = mayRedraw({ viewer, before, change }) ? await readShareImage({ ...of, image: form.share_image }) : null
  if (mayRedraw({ viewer, before, change })) change.shareImage = share?.path ?? null
  const pictures = new Map([...(text?.pictures ?? []), ...(cover?.pictures ?? []), ...(share?.pictures ?? [])])
  const { userId } = viewer
  await withPictures(deps, { userId, authorId: before.authorId, id, before, pictures }, () =>
    writeChange(deps, { viewer, before, change }),
  )
  await dropUnnamed(deps, { before, after: { ...before, ...change } })
  return readPost(deps, { viewer, id })
}

type Saved = Parameters<typeof storePictures>[1] & { id: string }

/** Pictures are stored before the row that names them; a refused row deletes them. */
async function withPictures(deps: BlogDeps, saved: Saved, write: () => Promise<void>): Promise<void> {
  await storePictures(deps, saved)
  try {
    await write()
  } catch (error) {
    await dropRefused(deps, saved)
    throw error
  }
}

/** The fields that an approval covers: a change of them by the author removes it. */
const APPROVED_FIELDS = ['title', 'content', 'tags', 'coverImage'] as const

type Changing = { viewer: Viewer; before: StoredPost; change: PostChange }

/** An unreviewed picture must not be added to an approved post, and one of an earlier title or cover must not remain. */
function mayRedraw({ viewer, before, change }: Changing): boolean {
  return viewer.userId !== before.authorId || !before.isApproved || changesApproved({ before, change })
}

function changesApproved({ before, change }: Omit<Changing, 'viewer'>): boolean {
  return APPROVED_FIELDS.some((name) => name in change && change[name] !== before[name])
}

async function writeChange({ db, now }: BlogDeps, { viewer, before, change }: Changing): Promise<void> {
  const isAuthor = viewer.userId === before.authorId
  const isOther = changesApproved({ before, change })
  const { id, version } = before
  const entry = { at: now(), actorId: viewer.userId, action: 'edit', object: `blog:${id}` }
  const { fresh } = await commit(db, [
    ...(isAuthor ? [] : [auditWhen(db, entry, isStored(db, { id, version }))]),
    updateVersion(db, { id, version, change, clearsApproval: isAuthor && isOther }),
  ])
  if (fresh.at(-1)) return
  const current = await findStored(db, id)
  throw current ? conflict(current, change) : new AppError('not_found')
}

/**
 * The sanitised text, and its embedded pictures. Throws too_large for too many tags before parsing, because parsing takes time
 * for each tag.
 */
async function readText({ typed, ...of }: { images: PostImages; postId: string; typed: string }) {
  const { html, pictures } = await liftDataImages({ ...of, html: typed })
  assertSize(html)
  if (html.split('<').length - 1 > POST_TAGS_IN_TEXT_MAX)
    throw new AppError('too_large', { problem: problem('post_too_many_tags', { most: POST_TAGS_IN_TEXT_MAX }) })
  const content = sanitise(html)
  // A character may become five, and tags get attributes.
  assertSize(content)
  return { columns: { content, ...summaryOf(content) }, pictures }
}

function assertSize(html: string): void {
  if (new TextEncoder().encode(html).length > POST_BYTES_MAX)
    throw new AppError('too_large', { problem: problem('post_too_large') })
}

const changesCover = (form: PostForm) => form.cover_image !== undefined || form.remove_cover === 'true'

const uploadOf = (form: PostForm) => ({
  cover: form.cover_image,
  smaller: [form.cover_image_480, form.cover_image_960],
})
