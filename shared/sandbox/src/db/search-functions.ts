/**
 * Made before the tables, whose generated columns and indexes use them.
 *
 * `search_fold` folds a text for searching without accents and case. Unicode cannot decompose `đ`, so it is replaced by hand. The function
 * is IMMUTABLE, so generated columns can use it; `unaccent` is not, because its dictionary may change.
 *
 * `search_pairs` lists the letters of a folded text and its pairs of neighbours, for the index of searches that have no three letters.
 * Its cost keeps the planner from calling it for each row instead.
 */
export const SEARCH_FUNCTIONS = `
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create or replace function search_fold(text) returns text language sql immutable strict parallel safe as $fold$
  select translate(regexp_replace(normalize(lower($1 collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g'), 'đ', 'd')
$fold$;
create or replace function search_pairs(text) returns text[] language sql immutable strict parallel safe cost 1000 as $pairs$
  select array(select substr($1, first, length) from generate_series(1, length($1)) first, generate_series(1, 2) length)
$pairs$;
`
