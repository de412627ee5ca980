-- A database as the program of version 1 of the shape has written it, Flyway's notes included: for OldDatabaseTest.
CREATE TABLE batches (
    table_id text  not null references tables (id),
    first    integer  not null,
    lines    text  not null,
    command  text  not null,
    at       bigint   not null,
    primary key (table_id, first)
) without rowid;
CREATE TABLE choices (
    table_id text  not null references tables (id),
    seat     integer  not null,
    step     integer  not null,
    moves    text  not null,
    salt     text  not null,
    command  text  not null,
    at       bigint   not null,
    primary key (table_id, seat)
) without rowid;
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','tables logs and guests','SQL','V1__tables_logs_and_guests.sql',603351872,'','2026-11-17 21:28:38.713',188,1);
CREATE TABLE guests (
    hash   text not null primary key,
    name   text not null,
    figure text not null,
    seen   bigint  not null
) without rowid;
INSERT INTO guests VALUES('hash of anna','Anna','mouse',4000);
CREATE TABLE papers (
    table_id text not null primary key references tables (id),
    header   text not null,
    seed     text not null,
    setup    text not null
) without rowid;
CREATE TABLE seated (
    guest    text not null,
    table_id text not null references tables (id),
    primary key (guest, table_id)
) without rowid;
CREATE TABLE tables (
    id       text  not null primary key,
    revision bigint   not null,
    listed   integer  not null,
    series   text  not null,
    created  bigint   not null,
    length   integer  not null,
    phase    text  not null,
    due      bigint   not null,
    clocks   text  not null
) without rowid;
INSERT INTO tables VALUES('K7QF2C',3,1,'K7QF2C',1000,2,'PLAYING',1700000000000,'60 60');
INSERT INTO papers VALUES('K7QF2C','tischlein 1','5eed','{}');
INSERT INTO seated VALUES('hash of anna','K7QF2C');
INSERT INTO batches VALUES('K7QF2C',0,'* deal 1' || char(10) || '0 play 2','0:a',2000);
INSERT INTO choices VALUES('K7QF2C',1,2,'bid 1' || char(10) || 'bid 2','5a17','1:b',3000);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
CREATE INDEX tables_listed on tables (phase, created, id) where listed = 1;
CREATE INDEX tables_series on tables (series);
CREATE INDEX tables_due on tables (due, id) where due < 9223372036854775807;
CREATE INDEX seated_table on seated (table_id);
