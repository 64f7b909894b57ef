-- The tables that shop.yaml reads, with a day's orders to begin with:
--   createdb shop; psql shop -f shop.sql; export SHOP_DATABASE=postgresql:///shop
create table products (product text primary key, stock int not null);
create table orders (
  id bigserial primary key,
  product text not null references products,
  amount numeric(10, 2) not null,
  placed timestamptz not null default now(),
  sent boolean not null default false
);

-- Whoever listens hears of each order.
create function tell_of_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', '');
  return null;
end $$;
create trigger orders_changed after insert or update or delete on orders
  for each statement execute function tell_of_orders();

insert into products values
  ('Espresso cup', 42), ('Teapot', 3), ('Coffee grinder', 12), ('Filter papers', 1), ('Kettle', 8);
insert into orders (product, amount, placed, sent)
select (array['Espresso cup', 'Teapot', 'Coffee grinder', 'Kettle'])[1 + n % 4],
  (array[9.5, 34, 89, 49.9])[1 + n % 4], date_trunc('day', now()) + n * interval '1 minute', n > 3
from generate_series(1, 24) as n;
