-- The commands of a choice that have been replaced since, one a line: one that comes again is known while the step lasts.
alter table choices add column earlier ${text} not null default '';

-- Tables that never began and guests who were not here for long, the oldest first: they go after a while.
create index tables_gathering on tables (created, id) where phase = 'GATHERING';
create index guests_seen on guests (seen, hash);
