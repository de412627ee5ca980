-- Divides the tables of an empty Tischlein database into four parts each, by table code: for bench/commits, and for
-- whoever wants parts on disks of their own. The program notices nothing of it.
begin;
alter table seated drop constraint seated_table_id_fkey;
alter table choices drop constraint choices_table_id_fkey;
alter table batches drop constraint batches_table_id_fkey;
alter table papers drop constraint papers_table_id_fkey;
do $$
declare
    name text;
    key text;
begin
    foreach name in array array['tables', 'papers', 'batches', 'choices'] loop
        key := case name when 'tables' then 'id' else 'table_id' end;
        execute format('alter table %I rename to %I', name, name || '_whole');
        execute format('create table %I (like %I including all) partition by hash (%I)', name, name || '_whole', key);
        for part in 0..3 loop
            execute format('create table %I partition of %I for values with (modulus 4, remainder %s)',
                name || '_' || part, name, part);
        end loop;
        execute format('drop table %I', name || '_whole');
    end loop;
end $$;
alter table papers add foreign key (table_id) references tables (id);
alter table batches add foreign key (table_id) references tables (id);
alter table choices add foreign key (table_id) references tables (id);
alter table seated add foreign key (table_id) references tables (id);
commit;
