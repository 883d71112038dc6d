// The statement that fills each search (virtual table) from what it searches: a copy of the database holds no rows of a search.
/** @type {Record<string, string>} */
export const FILL_SEARCHES = {
  blog_search: `INSERT INTO blog_search (post_id, title, tags)
  SELECT id, title, tags FROM blog_post WHERE status = 'published' AND is_approved = 1`,
  user_search: `INSERT INTO user_search (rowid, full_name, email, phone)
  SELECT rowid, full_name, email, phone FROM user`,
  practice_search: `INSERT INTO practice_search (rowid, full_name, email, phone, specializations)
  SELECT a.rowid, u.full_name, u.email, u.phone, a.specializations FROM astrologer a JOIN user u ON u.id = a.id`,
  shared_file_search: `INSERT INTO shared_file_search (rowid, name)
  SELECT rowid, name FROM shared_file`,
}
