(* SHA-256: Secure Hash Standard, FIPS 180-4. *)
let constants = Array.of_list (List.map (fun s -> Int32.of_string ("0x" ^ s)) (String.split_on_char ' '
  "428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da 983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2"))
let start = [|0x6a09e667l; 0xbb67ae85l; 0x3c6ef372l; 0xa54ff53al; 0x510e527fl; 0x9b05688cl; 0x1f83d9abl; 0x5be0cd19l|]

(* 64 hexadecimal digits. *)
let digits text =
  let ( + ) = Int32.add and ( ^^ ) = Int32.logxor and ( && ) = Int32.logand in
  let shift = Int32.shift_right_logical in
  let turn x k = Int32.logor (shift x k) (Int32.shift_left x (Int.sub 32 k)) in
  let length = String.length text in
  let size = Int.mul 64 (Int.add 1 (Int.div (Int.add length 8) 64)) in
  let padded = Bytes.make size '\000' in
  Bytes.blit_string text 0 padded 0 length;
  Bytes.set padded length '\x80';
  Bytes.set_int64_be padded (Int.sub size 8) (Int64.mul 8L (Int64.of_int length));
  let hash = Array.copy start and w = Array.make 64 0l in
  let block at =
    for i = 0 to 15 do w.(i) <- Bytes.get_int32_be padded (Int.add at (Int.mul 4 i)) done;
    for i = 16 to 63 do
      let x = w.(Int.sub i 15) and y = w.(Int.sub i 2) in
      let a = turn x 7 ^^ turn x 18 ^^ shift x 3 and b = turn y 17 ^^ turn y 19 ^^ shift y 10 in
      w.(i) <- w.(Int.sub i 16) + a + w.(Int.sub i 7) + b
    done;
    let s = Array.copy hash in
    for i = 0 to 63 do
      let a = s.(0) and e = s.(4) in
      let choice = (e && s.(5)) ^^ (Int32.lognot e && s.(6)) and majority = (a && s.(1)) ^^ (a && s.(2)) ^^ (s.(1) && s.(2)) in
      let one = s.(7) + (turn e 6 ^^ turn e 11 ^^ turn e 25) + choice + constants.(i) + w.(i) in
      let other = (turn a 2 ^^ turn a 13 ^^ turn a 22) + majority in
      Array.blit s 0 s 1 7;
      s.(4) <- s.(4) + one;
      s.(0) <- one + other
    done;
    Array.iteri (fun i x -> hash.(i) <- hash.(i) + x) s in
  let rec blocks at = if at < size then begin block at; blocks (Int.add at 64) end in
  blocks 0;
  String.concat "" (Array.to_list (Array.map (Printf.sprintf "%08lx") hash))
