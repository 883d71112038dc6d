// Writing a post and changing one (SPEC 2.6, 4; PRODUCT 7).
import { POST_BYTES_MAX } from '#workers/contract/blog-limits.ts'
import type { PostForm, WirePost } from '#workers/contract/blogs.ts'
import { HOUR } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Limits, NewId } from '#workers/contract/ports.ts'
import { problem } from '#workers/contract/problem.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { openForChange } from './access.ts'
import {
  findPartsElsewhere,
  findStored,
  insertPost,
  type PostChange,
  type StoredPost,
  updateVersion,
} from './blog.repo.ts'
import {
  deleteCover,
  deleteImage,
  liftDataImages,
  type PostImages,
  storeCover,
  storeLifted,
  storeShareImage,
  unusedKeys,
} from './images.ts'
import { summaryOf, tidyTags } from './post-excerpt.ts'
import { readPost } from './read-posts.ts'
import { sanitise } from './sanitise.ts'
import { conflict, differingFields } from './save-conflict.ts'

export type BlogDeps = { db: Db; now: () => number; newId: NewId; limits: Limits; images: PostImages }

const SAVES_AN_HOUR = 240

/** Writes a post once for each `id`. */
export async function createPost(
  deps: BlogDeps,
  { viewer, form, id = deps.newId() }: { viewer: Viewer; form: PostForm; id?: string },
): Promise<WirePost> {
  requirePermission(viewer, 'write_posts')
  if (form.astrologer_id && form.astrologer_id !== viewer.userId) throw new AppError('forbidden')
  await deps.limits.hit('save-post', viewer.userId, SAVES_AN_HOUR, HOUR)
  const stored = { images: deps.images, postId: id }
  const text = await storeText({ ...stored, typed: form.content ?? '' })
  const cover = await storeCover({ ...stored, upload: uploadOf(form) })
  const shareImage = await storeShareImage({ ...stored, image: form.share_image })
  const at = deps.now()
  const fresh = await insertPost(deps.db, {
    ...{ id, authorId: viewer.userId, title: form.title, tags: tidyTags(form.tags ?? '') },
    ...{ ...text, status: form.status ?? 'draft', coverImage: cover?.path ?? null, coverWidths: cover?.widths ?? [] },
    shareImage,
    ...{ version: 1, isApproved: false, approvedBy: null, approvedAt: null, createdAt: at, updatedAt: at },
  })
  if (!fresh) throw new AppError('too_many_posts')
  return readPost(deps, { viewer, id })
}

/** Throws conflict, with what differs, when the post has another version than the one that was edited. */
export async function updatePost(
  deps: BlogDeps,
  { viewer, id, form }: { viewer: Viewer; id: string; form: PostForm },
): Promise<WirePost> {
  requirePermission(viewer, 'write_posts')
  const before = await openForChange(deps.db, { viewer, id, astrologerId: form.astrologer_id })
  await deps.limits.hit('save-post', viewer.userId, SAVES_AN_HOUR, HOUR)
  const stored = { images: deps.images, postId: id }
  const text = form.content === undefined ? {} : await storeText({ ...stored, typed: form.content })
  if (form.version !== undefined && form.version !== before.version) {
    const sent = { ...form, ...text }
    // A save is repeated when its answer was lost: what it sends is stored already.
    if (!changesCover(form) && differingFields(before, sent).length === 0) return readPost(deps, { viewer, id })
    throw conflict(before, sent)
  }
  const cover = await storeCover({ ...stored, upload: uploadOf(form) })
  const change: PostChange = {
    ...{ title: form.title, ...text, updatedAt: deps.now() },
    ...(form.tags === undefined ? {} : { tags: tidyTags(form.tags) }),
    ...(form.status === undefined ? {} : { status: form.status }),
    ...(cover ? { coverImage: cover.path, coverWidths: cover.widths } : {}),
    ...(!cover && form.remove_cover === 'true' ? { coverImage: null, coverWidths: [] } : {}),
  }
  if (mayRedraw({ viewer, before, change }))
    change.shareImage = await storeShareImage({ ...stored, image: form.share_image })
  await writeChange(deps, { viewer, before, change })
  const replaced = 'coverImage' in change && change.coverImage !== before.coverImage
  if (replaced) await deleteCover(deps.images, before)
  if ('shareImage' in change && change.shareImage !== before.shareImage)
    await deleteImage(deps.images, before.shareImage)
  if (change.content !== undefined) await deleteUnused(deps, { before, after: change.content })
  return readPost(deps, { viewer, id })
}

/** Deletes the pictures that left the text, unless another post of the author shows them. */
async function deleteUnused({ db, images }: BlogDeps, { before, after }: { before: StoredPost; after: string }) {
  const left = unusedKeys({ postId: before.id, before: before.content, after })
  if (left.length === 0) return
  const elsewhere = await findPartsElsewhere(db, { post: before, parts: left })
  const unused = left.filter((key) => !elsewhere.includes(key))
  if (unused.length > 0) await images.deleteKeys(unused)
}

/** The fields that an admin approved: a change of them by the author takes the approval back (PRODUCT 7). */
const APPROVED_FIELDS = ['title', 'content', 'tags', 'coverImage'] as const

type Changing = { viewer: Viewer; before: StoredPost; change: PostChange }

/** A picture that nobody has looked at must not come to an approved post; one of another title or cover must not stay. */
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
  const { fresh } = await commit(db, [
    updateVersion(db, { id, version, change, clearsApproval: isAuthor && isOther }),
    ...(isAuthor ? [] : [auditEntry(db, { at: now(), actorId: viewer.userId, action: 'edit', object: `blog:${id}` })]),
  ])
  if (fresh[0]) return
  const current = await findStored(db, id)
  throw current ? conflict(current, change) : new AppError('not_found')
}

async function storeText({ typed, ...stored }: { images: PostImages; postId: string; typed: string }) {
  const lifted = await liftDataImages({ ...stored, html: typed })
  if (new TextEncoder().encode(lifted.html).length > POST_BYTES_MAX) {
    throw new AppError('too_large', { problem: problem('post_too_large') })
  }
  const content = sanitise(lifted.html)
  await storeLifted(stored.images, lifted.images)
  return { content, ...summaryOf(content) }
}

const changesCover = (form: PostForm) => form.cover_image !== undefined || form.remove_cover === 'true'

const uploadOf = (form: PostForm) => ({
  cover: form.cover_image,
  smaller: [form.cover_image_480, form.cover_image_960],
})
