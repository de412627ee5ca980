-- One script for both databases. ${text} is a text that is ordered by its bytes; ${keyed} keeps a table's rows
-- in the order of its key, where the database can do that.

-- What changes with every move is small and apart from what hardly ever changes: a page of the file then holds
-- the rows of dozens of tables, and a group of moves writes few pages.
create table tables (
    id       ${text}  not null primary key,
    revision bigint   not null,
    listed   integer  not null,
    series   ${text}  not null,
    created  bigint   not null,
    length   integer  not null,
    phase    ${text}  not null,
    due      bigint   not null,
    clocks   ${text}  not null
) ${keyed};

create index tables_listed on tables (phase, created, id) where listed = 1;
create index tables_series on tables (series);
create index tables_due on tables (due, id) where due < 9223372036854775807;

create table papers (
    table_id ${text} not null primary key references tables (id),
    header   ${text} not null,
    seed     ${text} not null,
    setup    ${text} not null
) ${keyed};

create table seated (
    guest    ${text} not null,
    table_id ${text} not null references tables (id),
    primary key (guest, table_id)
) ${keyed};

create index seated_table on seated (table_id);

create table batches (
    table_id ${text}  not null references tables (id),
    first    integer  not null,
    lines    ${text}  not null,
    command  ${text}  not null,
    at       bigint   not null,
    primary key (table_id, first)
) ${keyed};

create table choices (
    table_id ${text}  not null references tables (id),
    seat     integer  not null,
    step     integer  not null,
    moves    ${text}  not null,
    salt     ${text}  not null,
    command  ${text}  not null,
    at       bigint   not null,
    primary key (table_id, seat)
) ${keyed};

create table guests (
    hash   ${text} not null primary key,
    name   ${text} not null,
    figure ${text} not null,
    seen   bigint  not null
) ${keyed};
